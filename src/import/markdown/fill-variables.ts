import { mapProse } from './map-prose.ts'
import type { Generator } from './find-project.ts'

// A heading of `page.title` alone repeats the title: it is removed later.
const VARIABLE = /\{\{-?\s*(?!page\.title\b)(?:page\.)?(\w+)\s*-?\}\}/g

/** A text in which Jekyll and Eleventy write values of the front matter: `[Original]({{ external_url }})`. */
export function fillVariables(
  text: string,
  { data, generator }: { data: Readonly<Record<string, unknown>>; generator: Generator },
): string {
  if (generator !== 'jekyll' && generator !== 'eleventy') return text
  const value = (written: string, name: string) => {
    const found = data[name]
    return typeof found === 'string' || typeof found === 'number' ? String(found) : written
  }
  return mapProse(text, { prose: (part) => part.replaceAll(VARIABLE, value) })
}
