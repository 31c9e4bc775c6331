/** Separates the ports of concurrent runs, and of the workers within one run. */
const runOffset = Number(process.env.TEST_PORT_OFFSET ?? 0)
export const workerOffset = 100

/** The ports of a worker's copy of the system. */
export function testPorts(worker = 0, offset = runOffset + worker * workerOffset) {
  return {
    site: 13000 + offset,
    studio: 13333 + offset,
    lake: 13900 + offset,
    backend: 15421 + offset,
    inbox: 15424 + offset,
    metrics: 13464 + offset,
  }
}
