import { expect, it } from 'vitest'
import { pastedImages } from '#src/editor/images/pasted-images.ts'

it('finds images without a public URL, with or without their bytes', async () => {
  const found = pastedImages(
    `<p>Text</p><img alt="a" src="data:image/png;base64,aGVsbG8="><img src='file:///C:/a.png'><img src="cid:1">`,
  )
  expect(found.map(({ name, file }) => [name, file?.name, file?.type])).toEqual([
    ['Image 1', 'Image 1.png', 'image/png'],
    ['Image 2', undefined, undefined],
    ['Image 3', undefined, undefined],
  ])
  expect(await found[0]?.file?.text()).toBe('hello')
})

it.each([
  '<img src="https://example.com/a.png">',
  '<img src="/files/media/a.png">',
  '<img aria-roledescription="checkbox" src="data:image/png;base64,aGVsbG8=">',
  '<p>no picture: src="file:///a.png"</p>',
])('leaves %s alone', (html) => {
  expect(pastedImages(html)).toEqual([])
})

it('treats invalid bytes as a missing image', () => {
  expect(pastedImages('<img src="data:image/png;base64,===a">')).toEqual([
    { name: 'Image 1', file: null },
  ])
})
