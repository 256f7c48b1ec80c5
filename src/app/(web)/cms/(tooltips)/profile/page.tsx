import type { Metadata } from 'next'
import { ProfileScreen } from '#src/cms/profile/profile-screen.tsx'

export const metadata: Metadata = { title: 'Profile' }

export default ProfileScreen
