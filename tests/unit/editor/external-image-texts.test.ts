import { expect, it } from 'vitest'
import { copyFailureText, externalImageText } from '#src/editor/images/external-image-texts.ts'

const google = { src: 'https://x/1', host: 'lh7-rt.googleusercontent.com', name: 'Image 1' }
const github = {
  src: 'https://x/2',
  host: 'private-user-images.githubusercontent.com',
  name: 'A lock',
}
const other = { src: 'https://x/3', host: 'googleusercontent.com.example.org', name: 'Image 3' }

it('names the source of a single image', () => {
  expect(externalImageText([google])).toBe(
    "This image is loaded from Google Docs. It can expire there, and every reader's browser contacts that site.",
  )
  expect(copyFailureText([google])).toBe(
    'The image could not be copied from Google Docs. Save it to your computer and upload it here.',
  )
})

it('names all sites, and the images that could not be copied', () => {
  expect(externalImageText([google, github, other])).toMatch(
    /^3 images are loaded from Google Docs and GitHub and googleusercontent\.com\.example\.org\. They can/,
  )
  expect(copyFailureText([google, github])).toBe(
    '2 images could not be copied from Google Docs and GitHub: Image 1, A lock. Save them to your computer and upload them here.',
  )
})
