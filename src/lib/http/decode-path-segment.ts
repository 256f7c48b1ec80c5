/** A part of a path as it was meant; Next hands it over as it stood in the address. */
export function decodePathSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // Not an encoding of anything, so it is the text itself.
    return segment
  }
}
