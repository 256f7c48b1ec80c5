/** A storable type: our extension and content type, whatever the client declared. */
export type FileType = {
  extension: string
  mimeType: string
  family: 'image' | 'video' | 'audio' | 'pdf' | 'document'
  aliases?: readonly string[]
}

const type = (
  family: FileType['family'],
  extension: string,
  mimeType: string,
  ...aliases: string[]
): FileType => ({
  family,
  extension,
  mimeType,
  aliases,
})

export const JPEG = type('image', 'jpg', 'image/jpeg', 'jpeg', 'jpe', 'jfif')
export const PNG = type('image', 'png', 'image/png', 'apng')
export const WEBP = type('image', 'webp', 'image/webp')
export const AVIF = type('image', 'avif', 'image/avif')
export const GIF = type('image', 'gif', 'image/gif')
export const PDF = type('pdf', 'pdf', 'application/pdf')
export const TEXT = type('document', 'txt', 'text/plain; charset=utf-8', 'text', 'log')
export const WORD = type('document', 'doc', 'application/msword')
export const WORD_XML = type(
  'document',
  'docx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
)

const MP4 = type('video', 'mp4', 'video/mp4', 'm4v')
const MOV = type('video', 'mov', 'video/quicktime', 'qt')
const OGG = type('audio', 'ogg', 'audio/ogg', 'oga', 'opus')
const M4A = type('audio', 'm4a', 'audio/mp4')

/** Every type under the content type that file-type reports. SVG is missing on purpose: it runs scripts. */
export const FILE_TYPE_BY_MIME: Readonly<Record<string, FileType>> = {
  'image/jpeg': JPEG,
  'image/png': PNG,
  'image/apng': PNG,
  'image/webp': WEBP,
  'image/avif': AVIF,
  'image/gif': GIF,
  'video/mp4': MP4,
  'video/x-m4v': MP4,
  'video/quicktime': MOV,
  'video/webm': type('video', 'webm', 'video/webm'),
  'video/ogg': type('video', 'ogv', 'video/ogg'),
  'video/matroska': type('video', 'mkv', 'video/matroska'),
  'video/3gpp': type('video', '3gp', 'video/3gpp'),
  'video/vnd.avi': type('video', 'avi', 'video/vnd.avi'),
  'video/mpeg': type('video', 'mpg', 'video/mpeg', 'mpeg'),
  'audio/mpeg': type('audio', 'mp3', 'audio/mpeg'),
  'audio/wav': type('audio', 'wav', 'audio/wav', 'wave'),
  'audio/ogg': OGG,
  'audio/ogg; codecs=opus': OGG,
  'audio/mp4': M4A,
  'audio/x-m4a': M4A,
  'audio/flac': type('audio', 'flac', 'audio/flac'),
  'audio/aac': type('audio', 'aac', 'audio/aac'),
  'audio/aiff': type('audio', 'aiff', 'audio/aiff', 'aif'),
}

const BY_EXTENSION = new Map(
  [...Object.values(FILE_TYPE_BY_MIME), PDF, TEXT, WORD, WORD_XML].map((entry) => [
    entry.extension,
    entry,
  ]),
)

/** The type of a stored file, by its extension. */
export const fileTypeOfName = (name: string): FileType | undefined =>
  BY_EXTENSION.get(extensionOf(name))

/** 'a.PNG' → 'png', 'a' → ''. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}
