import { GENERATED_FILES, writeGenerated } from '#src/scripts/generate/generated-files.ts'
import { ROOT } from '#src/scripts/process/run-child.ts'

// Writes the files that are generated from the collections and the contract.
await writeGenerated(ROOT)
for (const file of GENERATED_FILES) console.log(`written: ${file}`)
// Payload leaves timers and a pool open.
process.exit(0)
