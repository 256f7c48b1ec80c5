export {}

/** The server process: `node src/server/main.ts`. Fails with one line for each thing that is wrong. */
try {
  const { runServer } = await import('./run.ts')
  await runServer()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
