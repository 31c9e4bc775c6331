/** Related tables and functions that return rows, as the clients of most Supabase sites request them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drivers, newClientIp, type TestBackend } from '../../support/backend/backend-drivers.ts'
import { keys } from '../../support/backend/backend-options.ts'

const library = `
  create table public.people (id int primary key, name text, email text);
  create table public.books (
    id int primary key, title text, year int,
    author_id int references public.people,
    editor_id int constraint books_editor references public.people
  );
  create table public.covers (book_id int primary key references public.books, colour text);
  create table public.chapters (
    id int primary key, title text, book_id int references public.books,
    part_of int references public.chapters, source text, related text
  );
  create table public.tags (id int primary key, name text);
  create table public.book_tags (
    book_id int references public.books, tag_id int references public.tags, primary key (book_id, tag_id)
  );
  insert into public.people values (1, 'Ada', 'ada@x.example'), (2, 'Bo', 'bo@x.example'), (3, 'Hidden', 'h@x.example');
  insert into public.books values
    (1, 'Ash', 2001, 1, 2), (2, 'Birch', 2002, 1, null), (3, 'Cedar', 2003, 3, 1), (4, 'Dogwood', 2004, null, null);
  insert into public.covers values (1, 'red');
  insert into public.chapters values (1, 'Roots', 1, null, 'a'), (2, 'Bark', 1, 1, 'b'), (3, 'Leaves', 2, null, 'c');
  insert into public.tags values (1, 'tree'), (2, 'old');
  insert into public.book_tags values (1, 1), (1, 2), (2, 1);

  create view public.titles as select id, title from public.books;

  create function public.books_since(since int) returns setof public.books language sql stable
    as 'select * from public.books where year >= since';
  create function public.book_years() returns table (title text, year int) language sql stable
    as 'select title, year from public.books';
  create function public.book_of(book int) returns public.books language sql stable
    as 'select * from public.books where id = book';
  create function public.add_tag(name text) returns setof public.tags language sql
    as 'insert into public.tags select max(id) + 1, add_tag.name from public.tags returning *';

  alter table public.people enable row level security;
  create policy "people are public unless hidden" on public.people for select to anon using (name <> 'Hidden');
  grant select (id, name) on public.people to anon;
  grant select on public.books, public.covers, public.tags to anon;
  grant all on public.people, public.books, public.covers, public.chapters, public.tags, public.book_tags, public.titles to service_role;
  grant execute on all functions in schema public to service_role;
  grant execute on function public.books_since(int) to anon;
`

describe.each(drivers)('Related tables and functions on $name', ({ open }) => {
  let on: TestBackend
  const secret = () => on.client(keys.secret)
  const anon = () => on.client(keys.publishable, newClientIp())
  beforeAll(async () => {
    on = await open()
    await on.backend.database.transaction((_query, script) => script(library))
  })
  afterAll(() => on?.close())

  test('embeds one row, many rows and rows through a join table', async () => {
    const select = 'title, author:people!author_id(name), covers(colour), chapters(title, source), tags(name)'
    const { data } = await secret().from('books').select(select).lte('id', 2).order('id')
    expect(data).toEqual([
      {
        title: 'Ash',
        author: { name: 'Ada' },
        covers: { colour: 'red' },
        chapters: [
          { title: 'Roots', source: 'a' },
          { title: 'Bark', source: 'b' },
        ],
        tags: [{ name: 'tree' }, { name: 'old' }],
      },
      {
        title: 'Birch',
        author: { name: 'Ada' },
        covers: null,
        chapters: [{ title: 'Leaves', source: 'c' }],
        tags: [{ name: 'tree' }],
      },
    ])
  })

  test('embeds by a column or a foreign key, within one table, and at any depth', async () => {
    const nested = await secret()
      .from('people')
      .select('name, edited:books!books_editor(title, author_id(name, books!author_id(title)))')
      .eq('id', 2)
      .single()
    expect(nested.data).toEqual({
      name: 'Bo',
      edited: [{ title: 'Ash', author_id: { name: 'Ada', books: [{ title: 'Ash' }, { title: 'Birch' }] } }],
    })
    const chapters = await secret()
      .from('chapters')
      .select('title, chapters(title), part_of(title)')
      .lt('id', 3)
    expect(chapters.error).toBeNull()
    expect(chapters.data).toEqual([
      { title: 'Roots', chapters: [{ title: 'Bark' }], part_of: null },
      { title: 'Bark', chapters: [], part_of: { title: 'Roots' } },
    ])
  })

  test('filters, orders, limits and counts embedded rows', async () => {
    const filtered = await secret()
      .from('books')
      .select('title, chapters(title)')
      .in('title', ['Ash', 'Dogwood'])
      .neq('chapters.title', 'Roots')
      .order('id')
    expect(filtered.data).toEqual([
      { title: 'Ash', chapters: [{ title: 'Bark' }] },
      { title: 'Dogwood', chapters: [] },
    ])
    const first = await secret()
      .from('books')
      .select('chapters(title)')
      .eq('id', 1)
      .or('title.eq.Bark,title.eq.Roots', { referencedTable: 'chapters' })
      .order('title', { referencedTable: 'chapters' })
      .limit(1, { referencedTable: 'chapters' })
    expect(first.data).toEqual([{ chapters: [{ title: 'Bark' }] }])
    const counted = await secret().from('books').select('title, chapters(count)').eq('id', 1)
    expect(counted.data).toEqual([{ title: 'Ash', chapters: [{ count: 2 }] }])
  })

  test('!inner leaves out rows without related ones, also from the count', async () => {
    const { data, count } = await secret()
      .from('books')
      .select('title, chapters!inner(title)', { count: 'exact' })
      .eq('chapters.title', 'Leaves')
    expect({ data, count }).toEqual({ data: [{ title: 'Birch', chapters: [{ title: 'Leaves' }] }], count: 1 })
    expect((await secret().from('books').select('title, tags!inner()').eq('tags.name', 'old')).data).toEqual([
      { title: 'Ash' },
    ])
  })

  test('returns related rows of a change', async () => {
    const change = secret().from('books').update({ year: 2005 }).eq('id', 4)
    expect((await change.select('title, people!author_id(name), tags(name)')).data).toEqual([
      { title: 'Dogwood', people: null, tags: [] },
    ])
    const inserted = secret().from('books').insert({ id: 5, title: 'Elm', author_id: 2 })
    expect((await inserted.select('title, people!author_id(name)').single()).data).toEqual({
      title: 'Elm',
      people: { name: 'Bo' },
    })
    await secret().from('books').delete().eq('id', 5)
  })

  test('an embedded table is as protected as the table itself', async () => {
    const readable = await anon()
      .from('books')
      .select('title, people!author_id(name)')
      .lt('id', 4)
      .order('id')
    expect(readable.data).toEqual([
      { title: 'Ash', people: { name: 'Ada' } },
      { title: 'Birch', people: { name: 'Ada' } },
      { title: 'Cedar', people: null },
    ])
    const refused = { status: 401, error: { code: '42501' } }
    for (const select of [
      'title, people!author_id(email)',
      'title, people!author_id(*)',
      'title, chapters(title)',
      'title, chapters!inner()',
      'title, tags(name)',
    ]) {
      expect(await anon().from('books').select(select)).toMatchObject(refused)
    }
    const byEmail = anon()
      .from('books')
      .select('title, people!author_id!inner(name)')
      .like('people.email', '%')
    expect(await byEmail).toMatchObject(refused)
    const hidden = anon().from('books').select('title, people!author_id!inner()', { count: 'exact' })
    expect(await hidden).toMatchObject({ count: 2, data: [{ title: 'Ash' }, { title: 'Birch' }] })
    const called = await anon().rpc('books_since', { since: 2003 }).select('title, people!author_id(name)')
    expect(called.data).toEqual([
      { title: 'Cedar', people: null },
      { title: 'Dogwood', people: null },
    ])
    expect(await anon().rpc('books_since', { since: 2003 }).select('chapters(title)')).toMatchObject(refused)
  })

  test('names relationships that are missing or ambiguous', async () => {
    const missing = await secret().from('books').select('title, leads(name)')
    expect(missing).toMatchObject({ status: 400, error: { code: 'PGRST200' } })
    const ambiguous = await secret().from('books').select('title, people(name)')
    expect(ambiguous).toMatchObject({
      status: 300,
      error: { code: 'PGRST201', hint: expect.stringMatching(/people!books_editor/) },
    })
    const notEmbedded = await secret().from('books').select('title').eq('people.name', 'Ada')
    expect(notEmbedded).toMatchObject({ status: 400, error: { code: 'PGRST108' } })
    const hostile = await secret().from('books').select('title, people!id" or "1"="1(name)')
    expect(hostile.status).toBe(400)
  })

  test.each(['...people!author_id(name)', 'chapters(id.max())', 'titles(title)'])(
    'returns 501 for %s, which hosted Supabase supports',
    async (select) => {
      const response = await secret().from('books').select(select)
      expect(response).toMatchObject({ status: 501, error: { code: 'LOCAL501' } })
    },
  )

  test('rejects a select that is nested too deeply', async () => {
    const select = 'chapters('.repeat(900) + ')'.repeat(900)
    expect((await anon().from('books').select(select)).status).toBe(501)
  })

  test('filters, orders, selects and counts the rows of a function', async () => {
    for (const get of [false, true]) {
      const page = await secret()
        .rpc('books_since', { since: 2001 }, { get, count: 'exact' })
        .select('title, chapters(title)')
        .neq('title', 'Birch')
        .order('year', { ascending: false })
        .range(1, 2)
      expect(page).toMatchObject({ status: 206, count: 3, error: null })
      expect(page.data).toEqual([
        { title: 'Cedar', chapters: [] },
        { title: 'Ash', chapters: [{ title: 'Roots' }, { title: 'Bark' }] },
      ])
    }
    const years = await secret().rpc('book_years').select('year').eq('title', 'Ash').single()
    expect(years.data).toEqual({ year: 2001 })
    const one = await secret().rpc('book_of', { book: 2 }).select('title')
    expect(one.data).toEqual({ title: 'Birch' })
    const head = await secret().rpc('book_years', {}, { head: true, count: 'exact' }).gt('year', 2001)
    expect(head).toMatchObject({ status: 200, count: 3, data: null })
  })

  test('calls a function once, even if its rows are counted', async () => {
    const added = await secret().rpc('add_tag', { name: 'new' }, { count: 'exact' }).select('name')
    expect(added).toMatchObject({ count: 1, data: [{ name: 'new' }] })
    expect((await secret().from('tags').select('id', { count: 'exact' }).eq('name', 'new')).count).toBe(1)
  })

  test('counts the result of a scalar function', async () => {
    expect(await secret().rpc('mail_counts', {}, { count: 'exact' })).toMatchObject({ count: 1, error: null })
    expect(await secret().rpc('mail_counts').select('pending')).toMatchObject({ status: 501 })
  })
})
