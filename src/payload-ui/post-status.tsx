'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps, SelectFieldClient } from 'payload'
import { isFuture } from '#src/contract/posts/post-schemas.ts'
import { formatLongDateTime, formatPlannedTime } from '#src/lib/format/long-date-time.ts'

const isDate = (value: unknown): value is string => typeof value === 'string'

/** Payload's status ignores the publication date; a published post with a future date is not public yet. */
export function PostStatusCell({
  cellData,
  rowData,
}: DefaultCellComponentProps<SelectFieldClient, string | null>) {
  const { t } = useTranslation()
  const date: unknown = rowData['publishedAt']
  if (cellData === 'changed') return t('version:draftHasPublishedVersion')
  if (cellData !== 'published') return t('version:draft')
  if (!isDate(date) || !isFuture(date)) return t('version:published')
  return `Scheduled for ${formatPlannedTime(date)}`
}

export function ScheduledNote() {
  const { savedDocumentData: { _status, publishedAt } = {} } = useDocumentInfo()
  if (_status !== 'published' || !isDate(publishedAt) || !isFuture(publishedAt)) return null
  return <span>Scheduled for {formatLongDateTime(publishedAt)}</span>
}
