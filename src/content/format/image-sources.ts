import { splitSegments } from './split-segments.ts'

/** Addresses of the pictures in a text, in order, each once. Only its lines are read, so that many texts can be. */
export const imageSources = (content: string): string[] => [
  ...new Set(
    splitSegments(content).flatMap((segment) => (segment.type === 'image' ? [segment.src] : [])),
  ),
]
