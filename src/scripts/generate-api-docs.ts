import { writeFile } from 'node:fs/promises'
import { apiPage } from '#src/contract/api-page.ts'
import { openApiDocument } from '#src/contract/openapi.ts'

// Writes docs/api.md and docs/openapi.json into the folder given (default: docs).
const folder = process.argv[2] ?? 'docs'
await writeFile(`${folder}/api.md`, apiPage())
await writeFile(`${folder}/openapi.json`, `${JSON.stringify(openApiDocument(), null, 2)}\n`)
