import { readFile } from 'node:fs/promises'
import { LIMITS } from '#src/contract/limits.ts'
import { decodeText } from '#src/import/source/decode-text.ts'

/** The JSON of a file in UTF-8 or UTF-16, with or without a byte order mark. Errors name the file. */
export async function readJsonFile(file: string): Promise<unknown> {
  const bytes = await readFile(file)
  if (bytes.length > LIMITS.jsonBodyBytes) {
    throw new Error(`${file} is larger than 1 MB. A JSON Resume is a few kilobytes of text.`)
  }
  try {
    return JSON.parse(decodeText(bytes) ?? '')
  } catch (cause) {
    throw new Error(`${file} is not valid JSON`, { cause })
  }
}
