import { splitSegments } from './split-segments.ts'

/** Image URLs in stored content, in order, without duplicates. Scans lines only, so it is cheap for many posts. */
export const imageSources = (content: string): string[] => [
  ...new Set(
    splitSegments(content).flatMap((segment) => (segment.type === 'image' ? [segment.src] : [])),
  ),
]
