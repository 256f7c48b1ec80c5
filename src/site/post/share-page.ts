type SharedPage = { title: string; text: string; url: string }
type Sharer = { share?: (data: SharedPage) => Promise<void> }

/**
 * §2: the device's own share sheet. `unavailable` when there is none or it refuses, so that the
 * caller copies the address; `cancelled` when the reader changed their mind, which is no failure.
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
