import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { mainType } from './media-search.ts'

export const MEDIA_KINDS = [
  { kind: 'image', label: 'Images', accept: 'image/*' },
  { kind: 'video', label: 'Videos', accept: 'video/*' },
  { kind: 'audio', label: 'Audio', accept: 'audio/*' },
  { kind: 'document', label: 'Documents', accept: '.pdf,.doc,.docx,.txt' },
] as const

export type MediaKind = (typeof MEDIA_KINDS)[number]['kind']

export const kindOf = ({ mimeType }: Pick<MediaItem, 'mimeType'>): MediaKind =>
  MEDIA_KINDS.find(({ kind }) => kind === mainType(mimeType))?.kind ?? 'document'

export const parseKind = (name: string): MediaKind | undefined =>
  MEDIA_KINDS.find(({ kind }) => kind === name)?.kind

export const acceptOf = ({ mimeType }: Pick<MediaItem, 'mimeType'>): string => {
  if (mimeType === 'application/pdf') return '.pdf'
  const kind = kindOf({ mimeType })
  return kind === 'document'
    ? '.doc,.docx,.txt'
    : (MEDIA_KINDS.find((one) => one.kind === kind)?.accept ?? '')
}
