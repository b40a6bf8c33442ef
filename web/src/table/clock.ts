/** Seconds as a clock shows them: 12:05, or 0:07. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
