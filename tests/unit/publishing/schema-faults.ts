import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

type Document = readonly [format: 'rss' | 'atom' | 'sitemap', text: string]

/**
 * Validation errors of each document, by libxml2 and the schemas in tests/fixtures. All documents of a format together:
 * the program takes half a second to start.
 */
export async function schemaFaults(documents: readonly Document[]): Promise<string[][]> {
  const faults = documents.map((): string[] => [])
  const named = documents.map(([format, contents], at) => ({
    format,
    fileName: `${at}.xml`,
    contents,
  }))
  for (const [format, xml] of Map.groupBy(named, (one) => one.format)) {
    const schema = [readFileSync(`tests/fixtures/schemas/${format}.rng`, 'utf8')]
    const { errors } = await validateXML({ xml, schema, extension: 'relaxng' })
    for (const { rawMessage } of errors) faults[Number.parseInt(rawMessage, 10)]?.push(rawMessage)
  }
  return faults
}
