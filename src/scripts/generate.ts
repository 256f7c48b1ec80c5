import { GENERATED_FILES, ROOT, writeGenerated } from '#src/scripts/generate/generated-files.ts'

// Writes the files that are generated from the collections and the contract.
await writeGenerated(ROOT)
for (const file of GENERATED_FILES) console.log(`written: ${file}`)
// Payload leaves timers and a pool open.
process.exit(0)
