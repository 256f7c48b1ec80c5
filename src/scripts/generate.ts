import { GENERATED_FILES, ROOT, writeGenerated } from '#src/scripts/generate/generated-files.ts'

// Writes the files that are made from the collections and the contract.
await writeGenerated(ROOT)
for (const file of GENERATED_FILES) console.log(`written: ${file}`)
// Payload leaves timers and a pool behind.
process.exit(0)
