// Preloaded into a program: prints its usage at the end.
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const seconds = ((userCPUTime + systemCPUTime) / 1e6).toFixed(0)
  process.stderr.write(`\nusage: ${Math.round(maxRSS / 1024)} MB, ${seconds} s of the processor\n`)
})
