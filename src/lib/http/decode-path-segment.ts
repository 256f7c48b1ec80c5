/** Decodes a path segment, which Next passes percent-encoded. */
export function decodePathSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // Not percent-encoded: the segment itself.
    return segment
  }
}
