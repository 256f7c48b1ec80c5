import { LIMITS } from '#src/contract/limits.ts'

/** Images that browsers do not show, and that every program for images can convert. */
const CONVERTIBLE = /\.(?:hei[cf]s?|tiff?|bmp)$/i

/** Messages of a rejected upload, shared by browser and server. */
export const uploadMessages = {
  tooLarge: 'File too large',
  mediaTooLarge: (name: string) => `${name} is larger than 10MB`,
  resumeTooLarge: 'Resume file must be smaller than 10MB',
  wrongType: 'Invalid file type',
  resumeWrongType: 'Only PDF files are allowed for resumes',
  failed: 'Upload failed',
  empty: 'The file is empty',
  mediaWrongType: (name: string) =>
    `${name} is not an image, video, audio file or document that can be stored${CONVERTIBLE.test(name) ? '. Export it as JPEG or PNG, and upload that file.' : ''}`,
  brokenImage: (name: string) => `${name} is damaged or not an image`,
  imageTooLarge: (name: string) => `${name} has too many pixels`,
  notSvg: (name: string) =>
    `${name} is not an SVG image. Give it the extension of its format, or export it as a PNG.`,
  slowImage: (name: string) =>
    `${name} takes too long to process. Nothing was stored. Upload it as a JPEG or PNG with fewer pixels.`,
  heavyImage: (name: string) =>
    `${name} needs more memory than this server has for an image. Nothing was stored. Upload it as a JPEG or PNG with fewer pixels.`,
  crashedImage: (name: string) =>
    `${name} could not be processed, because the image program ended unexpectedly. Nothing was stored. Upload it again. If that fails, export it as a new JPEG or PNG.`,
  slowDrawing: (name: string) => `${name} takes too long to render. Export it as a PNG.`,
  ownFont: (name: string) =>
    `${name} contains an embedded font that cannot be rendered. Export it as a PNG.`,
  quota: 'The storage is full. Delete files that are no longer needed.',
  quotaWithTrash:
    'Storage is full, including the trash. Items in the trash are deleted after 30 days. To free space now, empty the trash on /cms/trash.',
  otherKind: (name: string, kind: string) =>
    `${name} is of another kind. Posts use this address for ${kind}: choose ${kind}, or upload it as a new file.`,
  noSuchVersion: 'This previous version is no longer stored.',
  tooManyForArchive: `An archive holds at most ${LIMITS.archiveFiles} files. Select fewer.`,
  activeResume: 'The active resume cannot be deleted',
} as const
