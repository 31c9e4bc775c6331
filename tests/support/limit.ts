/** How many times slower this machine is than the one that limits are written for. The runner measures it. */
export function slowness(): number {
  return Number(process.env.TEST_SLOWNESS ?? 1)
}

/** A time limit in milliseconds, longer on a slow machine. Every limit in a test goes through it. */
export function limit(milliseconds: number): number {
  return milliseconds * slowness()
}
