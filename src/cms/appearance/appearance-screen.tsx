'use client'

import { useQuery } from '@tanstack/react-query'
import { appearanceOptions } from '#src/queries/appearance-queries.ts'
import { DocumentLoader } from '#src/cms/documents/document-loader.tsx'
import { AppearanceForm } from './appearance-form.tsx'

const BACK = { href: '/cms', label: 'Back to Dashboard' }

/** The accents of the six themes, and the icon of the site. */
export function AppearanceScreen() {
  const query = useQuery({ ...appearanceOptions(), refetchOnMount: 'always' })
  return (
    <DocumentLoader title="Appearance" back={BACK} query={query}>
      {(stored) => <AppearanceForm stored={stored} back={BACK} />}
    </DocumentLoader>
  )
}
