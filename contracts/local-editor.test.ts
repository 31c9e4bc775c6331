import { expect, test } from 'vitest'
import {
  localEditorId,
  localEditorName,
  localSession,
  parseLocalSession,
  unnamedEditor,
} from './local-editor.ts'

test.each([
  'A',
  'Anna',
  'Jean-François Müller',
  '李小龍',
  'ÿ?>~',
  'علی\u200Cرضا',
  'x'.repeat(40),
  '李'.repeat(40),
])('reads the name “%s” back', (name) => {
  expect(localEditorId(name)).toMatch(/^[\w-]{20,}$/) // the Studio ignores shorter sessions
  expect(localEditorName(localEditorId(name))).toBe(name)
})

test.each(['', ' ', ' Anna', 'Anna ', 'a\nb', 'x'.repeat(41), '🙂'.repeat(40), '\u202Eanna'])(
  'refuses the name %j',
  (name) => {
    expect(localEditorName(localEditorId(name))).toBeUndefined()
  },
)

test.each([
  '',
  'robot-editor',
  'local-editor-named-',
  'local-editor-named-*',
  'local-editor-named-A',
  'local-editor-named-_w',
])('takes %j for nobody', (id) => expect(localEditorName(id)).toBeUndefined())

test('takes both ways to write an accent for the same editor', () => {
  expect(localEditorId('Bäcker')).toBe(localEditorId('Ba\u0308cker'))
})

test.each([unnamedEditor, localEditorId('Anna')])('a session of %s can include a role', (userId) => {
  expect(parseLocalSession(localSession(userId))).toEqual({ userId, role: undefined })
  expect(localSession(userId, 'a')).toMatch(/^.{20,}$/)
  expect(parseLocalSession(localSession(userId, 'translator-fr'))).toEqual({ userId, role: 'translator-fr' })
})

test.each([
  '',
  'robot-editor',
  'robot-editor.with-role-editor',
  'local-editor.editor',
  'local-editor.with-role-',
])('doesn’t accept %j as a session', (session) => expect(parseLocalSession(session)).toBeUndefined())
