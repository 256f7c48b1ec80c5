import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

/** Validation errors of a document, by libxml2 and the schema in tests/fixtures. */
export async function schemaFaults(
  format: 'rss' | 'atom' | 'sitemap',
  document: string,
): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: `${format}.xml`, contents: document }],
    schema: [readFileSync(`tests/fixtures/schemas/${format}.rng`, 'utf8')],
    extension: 'relaxng',
  })
  return errors.map(({ message }) => message)
}
