import { writeFile } from 'node:fs/promises'
import { apiReference } from '#src/contract/api/api-reference.ts'
import { openApiDocument } from '#src/contract/api/openapi.ts'

// Writes api.md and openapi.json into the folder given (default: docs/reference).
const folder = process.argv[2] ?? 'docs/reference'
await writeFile(`${folder}/api.md`, apiReference())
await writeFile(`${folder}/openapi.json`, `${JSON.stringify(openApiDocument(), null, 2)}\n`)
