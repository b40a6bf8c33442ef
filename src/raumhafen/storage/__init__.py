"""Where files of ours lie, and how they are written."""
