import type { Metadata } from 'next'
import { AppearanceScreen } from '#src/cms/appearance/appearance-screen.tsx'

export const metadata: Metadata = { title: 'Appearance' }

export default AppearanceScreen
