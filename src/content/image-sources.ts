import { splitWire } from './wire-split.ts'

/** Addresses of the pictures in a text, in order, each once. Only its lines are read, so that many texts can be. */
export const imageSources = (wire: string): string[] => [
  ...new Set(splitWire(wire).flatMap((segment) => (segment.type === 'image' ? [segment.src] : []))),
]
