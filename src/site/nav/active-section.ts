type SectionPosition = { id: string; /** Pixels from the top of the page. */ top: number }
type Scroll = { y: number; viewport: number; page: number; offset: number }

/**
 * The section whose top is within `offset` of the upper edge. At the end of the page the last section,
 * which may be too short to reach the edge.
 */
export function activeSection(
  sections: readonly SectionPosition[],
  scroll: Scroll,
): string | undefined {
  const isAtEnd = scroll.page > scroll.viewport && scroll.y + scroll.viewport >= scroll.page - 1
  if (isAtEnd) return sections.at(-1)?.id
  return sections.findLast(({ top }) => top <= scroll.y + scroll.offset)?.id ?? sections[0]?.id
}
