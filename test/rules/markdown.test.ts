// The limited Markdown: what is parsed, what stays literal, and that no text is lost or unsafe.
import {
  type MarkdownBlock,
  type MarkdownInline,
  parseMarkdown,
  plainBlocks,
  plainText,
  safeHref,
} from '../../api/core/cv/markdown.ts'
import { fc } from '../dose.ts'
import t from '../tap.ts'
import { holds } from './arbitrary-cv.ts'

/** Short notation: paragraphs as text, `*i*` `**b**` as <i> <b>, links as <a>, breaks as |, lists as arrays. */
const brief = (blocks: MarkdownBlock[]) =>
  blocks.map(block => (block.type === 'list' ? block.items.map(briefInline) : briefInline(block.children)))

function briefInline(children: MarkdownInline[]): string {
  return children
    .map(child => {
      if (child.type === 'text') return child.text
      if (child.type === 'break') return '|'
      const inner = briefInline(child.children)
      if (child.type === 'link') return `<a ${child.href}>${inner}</a>`
      return child.type === 'strong' ? `<b>${inner}</b>` : `<i>${inner}</i>`
    })
    .join('')
}

const CASES: [source: string, ...blocks: (string | string[])[]][] = [
  [''],
  ['  \n\t\n'],
  ['Plain.', 'Plain.'],
  ['One\ntwo\r\nthree\rfour', 'One|two|three|four'],
  ['First.\n\n\nSecond.', 'First.', 'Second.'],
  ['**bold** and *italic* and ***both***', '<b>bold</b> and <i>italic</i> and <b><i>both</i></b>'],
  ['__bold__ and _italic_', '<b>bold</b> and <i>italic</i>'],
  ['**a *b* c** *d **e** f*', '<b>a <i>b</i> c</b> <i>d <b>e</b> f</i>'],
  ['**a*b**', '<b>a*b</b>'],
  ['*a *b*', '*a <i>b</i>'],
  ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['C*-algebras and W*-algebras', 'C*-algebras and W*-algebras'],
  ['这是**“重点”**内容', '这是<b>“重点”</b>内容'],
  ['यह **महत्वपूर्ण** है', 'यह <b>महत्वपूर्ण</b> है'],
  ['** not bold **, *nor this', '** not bold **, *nor this'],
  ['\\*literal\\* and \\[brackets\\]', '*literal* and [brackets]'],
  ['C:\\new folder', 'C:\\new folder'],
  ['**bold\nacross lines**', '<b>bold|across lines</b>'],
  ['**not bold\n\nacross paragraphs**', '**not bold', 'across paragraphs**'],
  ['[site](https://example.org/a)', '<a https://example.org/a>site</a>'],
  ['[mail](mailto:a@b.org) [call](tel:+91123)', '<a mailto:a@b.org>mail</a> <a tel:+91123>call</a>'],
  ['[**bold** name](HTTP://Example.org)', '<a HTTP://Example.org><b>bold</b> name</a>'],
  ['**[name](https://a.org)**', '<b><a https://a.org>name</a></b>'],
  ['[wiki](https://a.org/x_(y)_z) end', '<a https://a.org/x_(y)_z>wiki</a> end'],
  ['[a [b](https://b.org) c](https://c.org)', '[a <a https://b.org>b</a> c](https://c.org)'],
  ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
  ['[x](data:text/html,hi) [y](/cvs/1) [z](//evil.org)', '[x](data:text/html,hi) [y](/cvs/1) [z](//evil.org)'],
  ['[x](https://a.org "title") [](https://a.org) [x]', '[x](https://a.org "title") [](https://a.org) [x]'],
  ['![alt](https://a.org/p.png)', '!<a https://a.org/p.png>alt</a>'],
  ['https://bare.example.org/a_b_c', 'https://bare.example.org/a_b_c'],
  ['- one\n* two\n+ three\n• four', ['one', 'two', 'three', 'four']],
  ['- one\n  goes on\n\n- two', ['one|goes on', 'two']],
  ['Before\n- **one**\n\nafter', 'Before', ['<b>one</b>'], 'after'],
  ['1. one\n2) two\n- three', ['one', 'two'], ['three']],
  ['born in\n1984. and glad', 'born in|1984. and glad'],
  ['it took\n12. nobody knew', 'it took|12. nobody knew'],
  ['it took:\n1. patience', 'it took:', ['patience']],
  ['-no list\n1.no list\n-', '-no list|1.no list|-'],
  ['# no heading\n> no quote\n`no code` ~~no~~', '# no heading|> no quote|`no code` ~~no~~'],
  ['<b onclick=x>no &amp; HTML</b>', '<b onclick=x>no &amp; HTML</b>'],
]

t.test('bold, italic, links, lists and breaks are parsed, the rest is literal', t => {
  for (const [source, ...blocks] of CASES) t.same(brief(parseMarkdown(source)), blocks, JSON.stringify(source))
  t.end()
})

t.test('a numbered list keeps its first number', t => {
  t.match(parseMarkdown('7. seven\n8. eight'), [{ type: 'list', ordered: true, start: 7 }])
  t.match(parseMarkdown('- x'), [{ type: 'list', ordered: false, start: 1 }])
  t.end()
})

t.test('a plain text has paragraphs and line breaks only', t => {
  t.same(brief(plainBlocks('**a**\n- b\r\n\r\n \n[c](https://c.org) ')), ['**a**|- b', '[c](https://c.org)'])
  t.same(plainBlocks(' \n '), [])
  t.end()
})

t.test('the plain text of Markdown is its visible text', t => {
  t.equal(plainText('**Big** [deal](https://a.org)\nsmall\n\n- one\n- *two*'), 'Big deal\nsmall\none\ntwo')
  t.end()
})

t.test('only http, https, mailto and tel addresses become links', t => {
  for (const good of ['http://a.org', 'HTTPS://a.org/x?y#z', 'mailto:a@b.org', 'tel:+1']) t.equal(safeHref(good), good)
  const bad = ['', 'a.org', '//a.org', '/a', 'http:a', 'https://', 'http:///x', 'javascript:alert(1)', ' https://a.org']
  const worse = [
    'java\nscript:x',
    'https://a.org/\u0000',
    'https://a.org/ b',
    'data:text/html,x',
    'vbscript:x',
    'file:///a',
  ]
  for (const address of [...bad, ...worse, `https://${'a'.repeat(2_000)}`, undefined])
    t.equal(safeHref(address), undefined)
  t.end()
})

const sign = fc.constantFrom(...'*_[]()\\\n •', '**', '](https://a.b/', '\n\n', '- ', '1. ')
const signs = fc.array(fc.oneof(sign, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 60 })
const markdown = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  signs.map(parts => parts.join('')),
)

t.test('any text is parsed, and every link is allowed in a CV', t => {
  const linksOf = (children: MarkdownInline[]): string[] =>
    children.flatMap(child => [
      ...(child.type === 'link' ? [child.href] : []),
      ...('children' in child ? linksOf(child.children) : []),
    ])
  holds(
    t,
    fc.property(markdown, source => {
      const blocks = parseMarkdown(source)
      const links = blocks.flatMap(block => (block.type === 'list' ? block.items : [block.children])).flatMap(linksOf)
      return links.every(href => /^(https?:\/\/|mailto:|tel:)\S+$/i.test(href))
    }),
    1_000,
  )
  t.end()
})

t.test('no letter is lost, doubled or moved', t => {
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')
  const spoken = (children: MarkdownInline[]): string =>
    children
      .map(child => {
        if (child.type === 'text') return child.text
        if (child.type === 'break') return ''
        return spoken(child.children) + (child.type === 'link' ? child.href : '')
      })
      .join('')
  holds(
    t,
    fc.property(markdown, source => {
      const blocks = parseMarkdown(source)
      const text = blocks.map(block =>
        block.type === 'list' ? block.items.map(spoken).join('') : spoken(block.children),
      )
      return letters(text.join('')) === letters(source)
    }),
    1_000,
  )
  t.end()
})

t.test('a text without special characters is unchanged', t => {
  const plain = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .map(text => text.replace(/[\p{C}\p{Z}\\*_[\]()\d+•-]+/gu, ' ').trim())
  holds(
    t,
    fc.property(plain, text => plainText(text) === text),
  )
  t.end()
})

t.test('bold and italic nest at most four levels in any text', t => {
  const depth = (children: MarkdownInline[]): number =>
    Math.max(0, ...children.map(child => ('children' in child ? 1 + depth(child.children) : 0)))
  for (const piece of ['*a ', '**a _b ', '[', '[a](', '*', '_a_*b*', '[[a](https://b.c)](', 'a*', '**__*_a']) {
    const source = piece.repeat(5_000 / piece.length)
    const [block] = parseMarkdown(source)
    t.ok(block?.type === 'paragraph' && depth(block.children) <= 5, JSON.stringify(piece))
  }
  t.end()
})
