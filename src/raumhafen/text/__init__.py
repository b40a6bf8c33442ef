"""Text without words: how lines are laid out, and what people may be called. What is said lies in catalogues."""
