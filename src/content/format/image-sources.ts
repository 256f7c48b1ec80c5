import { splitSegments } from './split-segments.ts'

// As the serialiser writes them: text and attributes contain no `<`, and URLs no other entity.
const IMAGE = /<img src="([^"]+)"/g
const sourceOf = ([, src = '']: RegExpMatchArray) => src.replaceAll('&amp;', '&')

/** Image URLs in stored content, in order, without duplicates. Scans lines only, so it is cheap for many posts. */
export const imageSources = (content: string): string[] => [
  ...new Set(
    splitSegments(content).flatMap((segment) => {
      if (segment.type === 'image') return [segment.src]
      return segment.type === 'html' ? [...segment.html.matchAll(IMAGE)].map(sourceOf) : []
    }),
  ),
]
