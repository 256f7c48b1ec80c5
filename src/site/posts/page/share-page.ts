type SharedPage = { title: string; text: string; url: string }
type Sharer = { share?: (data: SharedPage) => Promise<void> }

/**
 * The device's native share sheet (S2-blog-post-11). `unavailable` when there is none or it fails, so that the caller copies
 * the URL; `cancelled` when the visitor closed it, which is not an error.
 */
export async function sharePage(
  page: SharedPage,
  device: Sharer,
): Promise<'shared' | 'cancelled' | 'unavailable'> {
  if (!device.share) return 'unavailable'
  try {
    await device.share(page)
    return 'shared'
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'unavailable'
  }
}
