'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps, SelectFieldClient } from 'payload'
import { isAhead } from '#src/contract/posts.ts'
import { formatLongDateTime } from '#src/lib/long-date-time.ts'

const isDate = (value: unknown): value is string => typeof value === 'string'

/** Payload calls every published post published; one whose date lies ahead is not public yet. */
export function PostStatusCell({
  cellData,
  rowData,
}: DefaultCellComponentProps<SelectFieldClient, string | null>) {
  const { t } = useTranslation()
  const date: unknown = rowData['publishedAt']
  if (cellData !== 'published') return t('version:draft')
  return isDate(date) && isAhead(date) ? 'Scheduled' : t('version:published')
}

/** The same beside the buttons of one post. */
export function ScheduledNote() {
  const { savedDocumentData: { _status, publishedAt } = {} } = useDocumentInfo()
  if (_status !== 'published' || !isDate(publishedAt) || !isAhead(publishedAt)) return null
  return <span>Scheduled for {formatLongDateTime(publishedAt)}</span>
}
