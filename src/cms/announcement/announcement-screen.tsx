'use client'

import { useQuery } from '@tanstack/react-query'
import { announcementOptions } from '#src/queries/announcement-queries.ts'
import { DocumentLoader } from '#src/cms/documents/document-loader.tsx'
import { AnnouncementEditor } from './announcement-editor.tsx'
import { toDocument } from './use-announcement.ts'

/** The line above the header of every public page. */
export function AnnouncementScreen() {
  const query = useQuery({ ...announcementOptions(), refetchOnMount: 'always' })
  return (
    <DocumentLoader title="Announcement" query={query}>
      {(stored) => <AnnouncementEditor initial={toDocument(stored)} />}
    </DocumentLoader>
  )
}
