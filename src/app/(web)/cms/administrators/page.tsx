import type { Metadata } from 'next'
import { AdministratorsScreen } from '#src/cms/auth/administrators-screen.tsx'

export const metadata: Metadata = { title: 'Administrators' }

export default AdministratorsScreen
