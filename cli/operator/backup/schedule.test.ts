import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { testFolder } from '../../../local/service/test-folder.ts'
import { testSettings, withHostedDatabase } from '../test-operator.ts'
import { dueBackup, isOverdue, startBackupSchedule } from './schedule.ts'

const at = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes).getTime()

test.each([
  { name: 'the first one at once', now: at(10, 15), verifiedAt: null, attemptedAt: null, due: true },
  {
    name: 'not before ten past three',
    now: at(10, 3, 9),
    verifiedAt: at(9, 4),
    attemptedAt: null,
    due: false,
  },
  { name: 'at ten past three', now: at(10, 3, 10), verifiedAt: at(9, 4), attemptedAt: null, due: true },
  { name: 'later, if the machine slept', now: at(10, 9), verifiedAt: at(9, 4), attemptedAt: null, due: true },
  { name: 'once a night', now: at(10, 9), verifiedAt: at(10, 3, 10), attemptedAt: at(10, 3, 10), due: false },
  {
    name: 'not again soon after a failure',
    now: at(10, 4, 9),
    verifiedAt: at(9, 4),
    attemptedAt: at(10, 3, 10),
    due: false,
  },
  {
    name: 'again an hour after a failure',
    now: at(10, 4, 10),
    verifiedAt: at(9, 4),
    attemptedAt: at(10, 3, 10),
    due: true,
  },
])('a backup is due: $name', ({ now, verifiedAt, attemptedAt, due }) => {
  expect(dueBackup({ now, verifiedAt, attemptedAt })).toBe(due)
})

test('the operator hears of a backup that is older than 26 hours, but not right after a start', () => {
  expect(isOverdue({ now: at(10, 6), verifiedAt: at(9, 3, 10), startedAt: at(1, 0) })).toBe(true)
  expect(isOverdue({ now: at(10, 5), verifiedAt: at(9, 3, 10), startedAt: at(1, 0) })).toBe(false)
  expect(isOverdue({ now: at(10, 6), verifiedAt: null, startedAt: at(9, 20) })).toBe(false)
})

test('no backups start if the database is hosted, and the start says so', async () => {
  const dir = join(testFolder(), 'backups')
  const settings = testSettings({ ...withHostedDatabase, backup: { dir, recipients: [] } })
  const info = vi.spyOn(console, 'info').mockReturnValue()
  await startBackupSchedule(settings)()
  expect(info).toHaveBeenCalledWith(expect.stringContaining('BACKUP_DIR is not used'))
  expect(existsSync(dir)).toBe(false)
  info.mockRestore()
})
