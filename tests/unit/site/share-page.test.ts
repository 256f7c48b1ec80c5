import { describe, expect, it, vi } from 'vitest'
import { sharePage } from '#src/site/posts/page/share-page.ts'

const page = { title: 'T', text: 'E', url: 'https://example.com/blog/t' }

describe('share', () => {
  it("[S2-blog-post-11] uses the device's native share with title, excerpt and URL", async () => {
    const share = vi.fn().mockResolvedValue(undefined)
    expect(await sharePage(page, { share })).toBe('shared')
    expect(share).toHaveBeenCalledWith(page)
  })

  it('[S2-blog-post-12] is unavailable without native share, and when it fails', async () => {
    expect(await sharePage(page, {})).toBe('unavailable')
    const share = vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    expect(await sharePage(page, { share })).toBe('unavailable')
  })

  it('copies nothing when the visitor cancels', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('no', 'AbortError'))
    expect(await sharePage(page, { share })).toBe('cancelled')
  })
})
