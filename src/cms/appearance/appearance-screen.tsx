'use client'

import { useQuery } from '@tanstack/react-query'
import { appearanceCalls } from '#src/contract/appearance/appearance-calls.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { DocumentLoader } from '#src/cms/documents/document-loader.tsx'
import { AppearanceForm } from './appearance-form.tsx'

/** The accents of the six themes, and the icon of the site. */
export function AppearanceScreen() {
  // The built-in admin changes it too.
  const query = useQuery(callQuery(appearanceCalls.getAppearance, {}, { refetchOnMount: 'always' }))
  return (
    <DocumentLoader title="Appearance" query={query}>
      {(stored) => <AppearanceForm stored={stored} />}
    </DocumentLoader>
  )
}
