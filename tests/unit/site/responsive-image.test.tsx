import sharp from 'sharp'
import type { Color } from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PageImage } from '#src/contract/posts/public-page-data.ts'
import { makeRenditions } from '#src/services/uploads/image-renditions.ts'
import { opaquePlaceholder, responsiveSources } from '#src/site/media/responsive-sources.ts'
import { ResponsiveImage } from '#src/site/media/responsive-image.tsx'
import { rendered } from '#tests/unit/site/rendered.tsx'

const size = (width: number, format: string) => ({
  ...{ url: `/files/media/a-${width}.${format}`, width, height: width / 2 },
  mimeType: `image/${format}`,
})
const image: PageImage = {
  ...{ url: '/files/media/a.png', alt: 'A lock', width: 1200, height: 600, placeholder: null },
  version: 'a',
  sizes: [size(320, 'avif'), size(320, 'webp'), size(640, 'avif'), size(640, 'webp')],
}
const shown = (changes: Partial<Parameters<typeof ResponsiveImage>[0]> = {}) =>
  rendered(
    <ResponsiveImage
      {...{
        src: image.url,
        alt: '',
        images: { [image.url]: image },
        sizes: '50vw',
        fit: 'natural',
      }}
      {...changes}
    />,
  )

/** The placeholder generated for an upload of this colour. */
async function placeholderOf(background: Color) {
  const picture = sharp({ create: { width: 64, height: 32, channels: 4, background } })
  const { placeholder } = await makeRenditions(await picture.png().toBuffer(), {
    ...{ width: 64, height: 32, frames: 2 },
  } as Parameters<typeof makeRenditions>[1])
  return { ...image, placeholder }
}

describe('an image of the library', () => {
  it('is offered as AVIF, then as WebP, in its sizes', async () => {
    expect(responsiveSources(image)).toEqual([
      { type: 'image/avif', srcSet: '/files/media/a-320.avif 320w, /files/media/a-640.avif 640w' },
      { type: 'image/webp', srcSet: '/files/media/a-320.webp 320w, /files/media/a-640.webp 640w' },
    ])
    expect(await shown()).toMatch(/<source type="image\/avif"[^>]*><source type="image\/webp"/)
  })

  it('is loaded from where the library says it is', async () => {
    const moved = { ...image, url: `https://files.example.com${image.url}` }
    for (const src of [image.url, moved.url])
      expect(await shown({ src, images: { [image.url]: moved } })).toContain(`src="${moved.url}`)
  })

  it('is loaded eagerly at the top of the page', async () => {
    expect(await shown({ isEager: true })).toMatch(/loading="eager" fetchPriority="high"/)
  })

  it('falls back to the alt text of the library', async () => {
    expect(await shown()).toContain('alt="A lock"')
    expect(await shown({ alt: 'Two locks' })).toContain('alt="Two locks"')
  })

  it('is also found by its absolute URL', async () => {
    expect(await shown({ src: `https://example.com${image.url}` })).toContain('<source')
  })
})

describe('a line drawing', () => {
  const drawing = { ...image, isDrawing: true, placeholder: 'data:image/webp;base64,x' }

  it('is printed from two plates, one of which has its text', async () => {
    const html = await shown({ images: { [image.url]: drawing } })
    expect(html.match(/<img/g)).toHaveLength(2)
    expect(html).toMatch(/class="plate"><img [^>]*alt="A lock" srcSet="[^"]*a-640i\.avif 640w"/)
    expect(html).toMatch(/class="plate text-accent"><img [^>]*alt="" srcSet="[^"]*a-640a\.avif/)
  })

  it('is known in search results by the end of its address', async () => {
    const html = await shown({ src: '/files/media/a-720.webp#drawing', images: {} })
    expect(html).toContain('src="/files/media/a-720i.avif"')
    expect(await shown()).toMatch(/<img [^>]*class="[^"]*calm-picture/)
  })
})

it('uses the placeholder of opaque images only', async () => {
  const opaque = await placeholderOf({ r: 20, g: 90, b: 60, alpha: 1 })
  const clear = await placeholderOf({ r: 20, g: 90, b: 60, alpha: 0.4 })
  expect(opaque.placeholder).toMatch(/^data:image\/webp/)
  expect(opaquePlaceholder(opaque)).toBe(opaque.placeholder)
  expect(clear.placeholder).toMatch(/^data:image\/webp/)
  expect(opaquePlaceholder(clear)).toBeUndefined()
  expect(opaquePlaceholder(image)).toBeUndefined()
})

it('shows an image of another site in a 16:9 box, without sizes', async () => {
  const html = await shown({ src: 'https://example.com/a.png' })
  expect(html).not.toContain('<source')
  expect(html).toMatch(/src="https:\/\/example.com\/a.png"[^>]*width="1200" height="675"/)
})
