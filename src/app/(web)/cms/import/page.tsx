import type { Metadata } from 'next'
import { ImportScreen } from '#src/cms/import/import-screen.tsx'

export const metadata: Metadata = { title: 'Import and export' }

export default ImportScreen
