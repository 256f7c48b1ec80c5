import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { mainType } from './media-search.ts'

export const MEDIA_KINDS = [
  { kind: 'image', label: 'Images' },
  { kind: 'video', label: 'Videos' },
  { kind: 'audio', label: 'Audio' },
  { kind: 'document', label: 'Documents' },
] as const

export type MediaKind = (typeof MEDIA_KINDS)[number]['kind']

export const kindOf = ({ mimeType }: Pick<MediaItem, 'mimeType'>): MediaKind =>
  MEDIA_KINDS.find(({ kind }) => kind === mainType(mimeType))?.kind ?? 'document'

export const parseKind = (name: string): MediaKind | undefined =>
  MEDIA_KINDS.find(({ kind }) => kind === name)?.kind

export const acceptOf = ({ mimeType }: Pick<MediaItem, 'mimeType'>): string => {
  if (mimeType === 'application/pdf') return '.pdf'
  const kind = kindOf({ mimeType })
  return kind === 'document' ? '.doc,.docx,.txt' : `${kind}/*`
}
