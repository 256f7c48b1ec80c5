'use client'

import { useQuery } from '@tanstack/react-query'
import { profileOptions } from '#src/queries/profile-queries.ts'
import { DocumentLoader } from '#src/cms/documents/document-loader.tsx'
import { ProfileEditor } from './profile-editor.tsx'
import { toDocument } from './use-profile.ts'

/** Everything the site says about its owner. */
export function ProfileScreen() {
  const query = useQuery({ ...profileOptions(), refetchOnMount: 'always' })
  return (
    <DocumentLoader title="Profile" query={query}>
      {(stored) => <ProfileEditor initial={toDocument(stored)} />}
    </DocumentLoader>
  )
}
