import type { Profile } from '#src/contract/profile/profile.ts'
import { plainParagraph } from '#src/contract/rich-paragraph.ts'

/**
 * The default content about the owner, shown until a profile is published. The person, the companies and the papers
 * are invented.
 */
export const defaultProfile: Profile = {
  personal: {
    name: 'Alex Example',
    title: 'Full Stack Software Engineer',
    tagline:
      'I build web systems that stay fast, legible and boring to operate, from the database schema to the last focus ring.',
    email: 'alex@example.com',
    phone: '+1 555 0100',
    location: 'Lisbon, Portugal',
    timeZone: 'Europe/Lisbon',
    availability: [{ type: 'text', value: 'Open to new work from spring' }],
    portrait: null,
    links: [
      { kind: 'github', label: 'GitHub', url: 'https://git.example.com/alex-example' },
      {
        kind: 'linkedin',
        label: 'LinkedIn',
        url: 'https://network.example.com/in/alex-example',
      },
      { kind: 'mastodon', label: 'Mastodon', url: 'https://social.example.com/@alex' },
    ],
    contactIntro:
      'Tell me what you are building and where it hurts. I read every message and answer within two working days.',
    blogIntro: 'Notes from building web systems: what was tried, what was measured, what was kept.',
    summary: [
      'For eleven years I have worked where product and platform meet: close enough to users to know what hurts, close enough to the machine to know why. I like small teams, written decisions and systems that a new colleague can understand in a week.',
      'Most of my work is TypeScript and PostgreSQL, with Go where latency counts. I care about the parts that nobody demos: migrations that can be rolled back, error messages that help, interfaces that work with a keyboard, and dashboards that are quiet unless something is wrong.',
      'Outside of work I restore mechanical typewriters and write about engineering on this site. Both hobbies are mostly about finding the one part that sticks.',
    ].map(plainParagraph),
  },

  skills: {
    expert: [
      { name: 'TypeScript', level: 95 },
      { name: 'React and Next.js', level: 93 },
      { name: 'Node.js', level: 92 },
      { name: 'PostgreSQL', level: 90 },
      { name: 'Web accessibility', level: 88 },
    ],
    advanced: [
      { name: 'Go', level: 82 },
      { name: 'Python', level: 80 },
      { name: 'Docker and Kubernetes', level: 78 },
      { name: 'Observability', level: 76 },
      { name: 'AWS', level: 74 },
    ],
    learning: [
      { name: 'Rust', level: 55 },
      { name: 'WebAssembly', level: 45 },
      { name: 'Local-first sync', level: 40 },
      { name: 'Formal methods', level: 30 },
    ],
  },

  achievements: [
    {
      title: 'Engineer of the Year',
      description:
        'Voted by 140 colleagues for the move of the booking platform to zero-downtime releases.',
      year: '2024',
      type: 'Award',
      icon: 'trophy',
      color: 'gold',
    },
    {
      title: 'Checkout under one second',
      description:
        'Led the team that took the slowest page of the product from 4.1 s to 0.9 s at the 95th percentile.',
      year: '2023',
      type: 'Performance',
      icon: 'rocket',
      color: 'gold',
    },
    {
      title: 'Opening keynote, Example Web Days',
      description:
        'Forty minutes on why the best migration is the one your users never hear about.',
      year: '2023',
      type: 'Speaking',
      icon: 'mic',
      color: 'silver',
    },
    {
      title: 'Maintainer of tiny-queue',
      description:
        'An example open source job queue on PostgreSQL: 2,300 stars, 41 contributors, no dependencies.',
      year: '2022',
      type: 'Open source',
      icon: 'git-branch',
      color: 'gold',
    },
    {
      title: 'Hackathon for public transport, 2nd place',
      description: 'A timetable that works offline and reads itself aloud, built in 36 hours.',
      year: '2020',
      type: 'Competition',
      icon: 'medal',
      color: 'silver',
    },
    {
      title: 'Dean’s list, three years in a row',
      description: 'Among the first five percent of the faculty of computer science.',
      year: '2014',
      type: 'Academic',
      icon: 'award',
      color: 'silver',
    },
  ],

  experience: [
    {
      title: 'Staff Software Engineer',
      company: 'Imaginary Freight',
      period: '2021 – today',
      location: 'Lisbon, remote',
      achievements: [
        'Designed the event log that 60 services now share; incidents caused by lost messages went from monthly to none in two years.',
        'Cut the cloud bill by 38% by measuring first and deleting second.',
        'Introduced decision records and a two-page design template; onboarding fell from six weeks to two.',
      ],
    },
    {
      title: 'Senior Full Stack Engineer',
      company: 'Fictional Tickets',
      period: '2018 – 2021',
      location: 'Berlin, Germany',
      achievements: [
        'Rebuilt the seat map in React and canvas: 40,000 seats at 60 frames a second on a phone of 2016.',
        'Moved payments to an idempotent saga; double charges went to zero and stayed there.',
        'Mentored five engineers, three of whom lead teams today.',
      ],
    },
    {
      title: 'Software Engineer',
      company: 'Pretend Health',
      period: '2015 – 2018',
      location: 'Porto, Portugal',
      achievements: [
        'Built the appointment service that 300 clinics open every morning.',
        'Brought the patient portal to WCAG AA together with people who use screen readers every day.',
      ],
    },
    {
      title: 'Junior Developer',
      company: 'Sample & Daughters',
      period: '2014 – 2015',
      location: 'Porto, Portugal',
      achievements: [
        'Wrote the first automated tests of a ten-year-old code base, then the next two thousand.',
      ],
    },
  ],

  education: [
    {
      degree: 'MSc Computer Science',
      institution: 'Example University',
      year: '2012 – 2014',
      grade: '18 / 20, with distinction',
    },
    {
      degree: 'BSc Informatics',
      institution: 'Example University',
      year: '2009 – 2012',
      grade: '17 / 20',
    },
  ],

  publications: [
    {
      title: 'Quiet Migrations: Changing Schemas Under Load Without a Maintenance Window',
      venue: 'Proceedings of the Example Conference on Data Systems',
      date: 'September 2022',
    },
    {
      title: 'What the Focus Ring Knows: Measuring Keyboard Paths in Large Web Applications',
      venue: 'Sample Journal of Human-Computer Interaction',
      date: 'March 2019',
    },
    {
      title: 'Bounded Staleness for Read Replicas in Practice',
      venue: 'Example Workshop on Distributed Databases',
      date: 'June 2014',
    },
  ],
}
