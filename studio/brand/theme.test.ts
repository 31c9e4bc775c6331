import { buildTheme, getContrastRatio } from '@sanity/ui/theme'
import { expect, it } from 'vitest'
import { studioTheme } from './theme.ts'

/** The buttons of a theme whose letters stand out by less than 4.5 to 1, on cards of any tone. */
function paleButtons({ v2 }: Pick<typeof studioTheme, 'v2'>): string[] {
  return Object.entries(v2?.color ?? {}).flatMap(([scheme, cards]) =>
    Object.entries(cards).flatMap(([card, { button }]) =>
      Object.entries(button.default).flatMap(([tone, states]) =>
        Object.entries(states).flatMap(([state, { bg, fg }]) =>
          state !== 'disabled' && getContrastRatio(bg, fg) < 4.5
            ? [`${scheme} ${card} ${tone} ${state}`]
            : [],
        ),
      ),
    ),
  )
}

it('has buttons that can be read, on every ground, in the light and in the dark', () => {
  expect(paleButtons(studioTheme)).toEqual([])
  // The Studio's own, without which nothing would have been looked at.
  expect(paleButtons(buildTheme())).toContain('light default primary enabled')
})
