import {
  CircleUserRound,
  FileText,
  FileUser,
  FolderInput,
  FolderKanban,
  History,
  Image as ImageIcon,
  LayoutDashboard,
  Mail,
  Settings,
  UsersRound,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

/** The groups of the menu in their order, each with its heading. */
export const GROUPS = { main: '// management', site: '// site', operation: '// operation' } as const

type Screen = {
  href: string
  label: string
  section?: string
  /** A phone has space for the first group and "More", which holds the others. */
  group: keyof typeof GROUPS
  Icon: LucideIcon
  card?: { title: string; text: string }
}

const SITE = { section: 'Site', group: 'site', Icon: Settings } as const
const HISTORY = { section: 'Trash and activity', group: 'operation', Icon: History } as const
const ACCESS = { section: 'Administrators', group: 'operation', Icon: UsersRound } as const

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
    card: { title: 'Contact Messages', text: 'Messages from visitors' },
  },
  profile: { href: '/cms/profile', label: 'Profile', group: 'site', Icon: CircleUserRound },
  projects: { href: '/cms/projects', label: 'Projects', group: 'site', Icon: FolderKanban },
  announcement: { href: '/cms/announcement', label: 'Announcement', ...SITE },
  appearance: { href: '/cms/appearance', label: 'Appearance', ...SITE },
  redirects: { href: '/cms/redirects', label: 'Redirects', ...SITE },
  settings: { href: '/cms/settings', label: 'Settings', ...SITE },
  import: {
    href: '/cms/import',
    label: 'Import and export',
    group: 'operation',
    Icon: FolderInput,
  },
  trash: { href: '/cms/trash', label: 'Trash', ...HISTORY },
  activity: { href: '/cms/activity', label: 'Activity', ...HISTORY },
  administrators: { href: '/cms/administrators', label: 'Administrators', ...ACCESS },
  tokens: { href: '/cms/tokens', label: 'Access tokens', ...ACCESS },
} satisfies Record<string, Screen>

export type ScreenId = keyof typeof screens

export const SCREEN_LIST = Object.entries<Screen>(screens).map(([id, screen]) => ({
  ...screen,
  id: id as ScreenId,
}))

export const sectionOf = ({ id, section }: (typeof SCREEN_LIST)[number]) =>
  SCREEN_LIST.filter((one) => (section ? one.section === section : one.id === id))

export const MENU = SCREEN_LIST.filter((screen) => sectionOf(screen)[0] === screen)
