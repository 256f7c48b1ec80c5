/** Faults that the mock simulates instead of a regular response, with the names of their accounts. */
export const FAULTS = {
  'token-500': 'The token endpoint returns 500',
  'token-hang': 'The token endpoint never responds',
  'token-stall': 'The token endpoint breaks off midway',
  'token-huge': 'The token endpoint returns 5 MB',
  'token-reset': 'The token endpoint closes the connection',
  'token-html': 'The token endpoint returns a web page',
  'token-null': 'The token endpoint returns null',
  'profile-500': 'The profile endpoint returns 500',
  'profile-hang': 'The profile endpoint never responds',
  'profile-null': 'The profile endpoint returns null',
}

export type MockAccount = {
  id: string
  name: string
  hint: string
  /** Claims of the profile. `email` undefined: the visitor cancels and is not redirected back. */
  email?: string
  verified: boolean
  /** OAuth error returned instead of a code. */
  error?: string
  fault?: string
}
export type AccountGroup = { title: string; accounts: MockAccount[] }

const account = (id: string, name: string, email: string, hint: string): MockAccount => ({
  id,
  name,
  email,
  hint,
  verified: true,
})
const error = (id: string, name: string, hint: string, code: string): MockAccount => ({
  id,
  name,
  hint,
  verified: false,
  error: code,
})

export function mockAccounts(allowedEmail: string): AccountGroup[] {
  const [local = 'admin'] = allowedEmail.split('@')
  const upper = allowedEmail.toUpperCase()
  return [
    {
      title: 'Allowed',
      accounts: [
        account('admin', 'Administrator', allowedEmail, 'On the list, address verified'),
        account('upper', 'Administrator, upper case', upper, 'The same address'),
      ],
    },
    {
      title: 'Refused',
      accounts: [
        account('stranger', 'Stranger', 'stranger@gmail.com', 'Verified, but not on the list'),
        account('plus', 'Plus address', `${local}+x@gmail.com`, 'Not on the list as it is written'),
        account('workspace', 'Company account', `${local}@example.com`, 'Not a Gmail address'),
        account('lookalike', 'Look-alike', `${allowedEmail}.evil.com`, 'Only begins like one'),
        { ...account('unverified', 'Unverified', allowedEmail, 'Not verified'), verified: false },
        error('cancel', 'Cancel', 'Leave without signing in', 'access_denied'),
      ],
    },
    {
      title: 'Google errors',
      accounts: [
        error('server-error', 'Google reports an error', 'error=server_error', 'server_error'),
        ...Object.entries(FAULTS).map(([fault, name]) => ({
          ...account(fault, name, allowedEmail, fault),
          fault,
        })),
      ],
    },
  ]
}
