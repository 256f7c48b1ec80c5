import {
  CircleUserRound,
  CornerDownRight,
  FileText,
  FileUser,
  FolderInput,
  FolderKanban,
  History,
  Image as ImageIcon,
  KeyRound,
  LayoutDashboard,
  Mail,
  Megaphone,
  Palette,
  Settings,
  Trash2,
  UsersRound,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

/** The groups of the menu in their order, each with its heading. */
export const GROUPS = { main: '// management', site: '// site', operation: '// operation' } as const

type Screen = {
  href: string
  /** Used in the menu and in the command palette. */
  label: string
  /** A phone has space for the first group and "More", which holds the others. */
  group: keyof typeof GROUPS
  Icon: LucideIcon
  /** Its navigation card on the dashboard; the count is in dashboard/navigation-cards.tsx. */
  card?: { title: string; text: string }
}

/** Every management screen with its own URL, in menu order. */
export const screens = {
  dashboard: { href: '/cms', label: 'Dashboard', group: 'main', Icon: LayoutDashboard },
  posts: {
    href: '/cms/blog',
    label: 'Posts',
    group: 'main',
    Icon: FileText,
    card: { title: 'Blog Management', text: 'Write, edit and publish posts' },
  },
  media: {
    href: '/cms/media',
    label: 'Media',
    group: 'main',
    Icon: ImageIcon,
    card: { title: 'Media Library', text: 'Images and files for posts' },
  },
  resume: {
    href: '/cms/resume',
    label: 'Resume',
    group: 'main',
    Icon: FileUser,
    card: { title: 'Resume Manager', text: 'The resume visitors download' },
  },
  messages: {
    href: '/cms/contacts',
    label: 'Messages',
    group: 'main',
    Icon: Mail,
    card: { title: 'Contact Messages', text: 'What visitors have written' },
  },
  profile: { href: '/cms/profile', label: 'Profile', group: 'site', Icon: CircleUserRound },
  announcement: {
    href: '/cms/announcement',
    label: 'Announcement',
    group: 'site',
    Icon: Megaphone,
  },
  projects: { href: '/cms/projects', label: 'Projects', group: 'site', Icon: FolderKanban },
  appearance: { href: '/cms/appearance', label: 'Appearance', group: 'site', Icon: Palette },
  redirects: { href: '/cms/redirects', label: 'Redirects', group: 'site', Icon: CornerDownRight },
  settings: { href: '/cms/settings', label: 'Settings', group: 'site', Icon: Settings },
  import: { href: '/cms/import', label: 'Import', group: 'operation', Icon: FolderInput },
  activity: { href: '/cms/activity', label: 'Activity', group: 'operation', Icon: History },
  administrators: {
    href: '/cms/administrators',
    label: 'Administrators',
    group: 'operation',
    Icon: UsersRound,
  },
  tokens: { href: '/cms/tokens', label: 'Access tokens', group: 'operation', Icon: KeyRound },
  trash: { href: '/cms/trash', label: 'Trash', group: 'operation', Icon: Trash2 },
} satisfies Record<string, Screen>

export type ScreenId = keyof typeof screens

/** `screens` as a list. */
export const SCREEN_LIST = Object.entries<Screen>(screens).map(([id, screen]) => ({
  ...screen,
  id: id as ScreenId,
}))
