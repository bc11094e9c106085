//! Templates that are compiled.

/// What is compiled, each with what comes of it.
pub(super) const COMPILED: &[(&str, &str)] = &[
    (
        "<a href=\"{{ title }}\">{{ title }}</a>",
        "<a href=\"/a/&quot;&gt;&lt;script&gt;\\&#39;&amp;\">/a/&quot;&gt;&lt;script&gt;\\&#39;&amp;</a>",
    ),
    (
        "{{ none }}{{ yes }} {{ number }} {{ large }}",
        "true 125 18446744073709551615",
    ),
    ("{{ odds|price }} {{ 2000|price }}", "1.855 2.00"),
    (
        "{{ plain|markdown('/ar') }}{{ '[a](/b) **c** <i>'|markdown('/ar') }}{{ '<'|markdown(title) }}",
        "<p>gone</p><p><a href=\"/ar/b\">a</a> <strong>c</strong> &lt;i&gt;</p><p>&lt;</p>",
    ),
    (
        "{{ t('hi') }}{{ t('hello', name=title) }}",
        "Hi &amp; welcomeHello /a/&quot;&gt;&lt;script&gt;\\&#39;&amp;",
    ),
    ("{{ t('hello', name=number) }}", "Hello 125"),
    (
        "{{ {'b': title, 'a': number, 'c': {'d': large, 'e': 'é<'}}|tojson }}",
        r#"{"a":125,"b":"/a/\"\u003e\u003cscript\u003e\\\u0027\u0026","c":{"d":18446744073709551615,"e":"é\u003c"}}"#,
    ),
    (
        "{{ rows|tojson }}{{ empty|tojson }}",
        r#"[{"name":"one","home":0,"away":null},{"name":"\u003ctwo\u003e","home":1,"away":"x"},{"name":"three","home":2,"away":""}][]"#,
    ),
    (
        "{% for r in rows %}{{ loop.index }}{{ loop.index0 }}{{ r.name }}{% if not loop.last %},{% endif %}{% else %}no{% endfor %}",
        "10one,21&lt;two&gt;,32three",
    ),
    (
        "{% for r in rows if r.home > 0 %}{{ loop.index }}/{{ loop.length }}{{ r.home }}{% endfor %}",
        "1/212/22",
    ),
    ("{% for r in empty %}{{ r }}{% else %}no{% endfor %}", "no"),
    (
        "{% for r in rows[1:] %}{{ r.home }}{% endfor %}{% for r in rows[:1] %}{{ r.home }}{% endfor %}{% for r in rows[-2:] %}{{ r.home }}{% endfor %}{% for r in rows[-9:9] %}{{ r.home }}{% endfor %}",
        "12012012",
    ),
    (
        "{% set key = 'home' %}{% for r in rows %}{{ r[key] }}{% endfor %}",
        "012",
    ),
    (
        "{% if plain == 'gone' and number != 3 or none %}a{% elif yes %}b{% endif %}",
        "a",
    ),
    (
        "{% if none %}a{% elif not rows %}b{% else %}c{% endif %}",
        "c",
    ),
    (
        "{% if 'gone' == 'gone' %}a{% else %}{{ rows|length }}{% endif %}",
        "a",
    ),
    (
        "{{ 'x' if plain in ['go', 'gone'] else 'y' }}{{ 'x' if number not in [1, 125] else 'y' }}",
        "xy",
    ),
    (
        "{{ number // 60 }}:{% if number % 60 < 10 %}0{% endif %}{{ number % 60 }} {{ number // 60 + 1 }} {{ number - 5 }}",
        "2:05 3 120",
    ),
    (
        "{{ none or plain }}{{ title and plain }}{{ plain ~ '<' ~ number }}",
        "gonegonegone&lt;125",
    ),
    (
        "{% set x = number ~ '' %}{% set y = x if yes else plain ~ '!' %}{{ y }}{{ x }}",
        "125125",
    ),
    (
        "{% set x = number ~ '' if yes else 'b' ~ number %}{% if x == '125' %}a{{ x }}{% else %}{{ x }}{% endif %}",
        "a125",
    ),
    (
        "{% set x %}  <b>{{ plain }}</b> {% endset %}[{{ x|trim }}]",
        "[<b>gone</b>]",
    ),
    (
        "{{ plain|replace('o', '_') }}{{ rows|length }}{{ 'a-b'|replace('-', '_') }}",
        "g_ne3a_b",
    ),
    (
        "{% if rows|length >= 3 %}x{% endif %}{% if rows|length <= 2 %}y{% endif %}",
        "x",
    ),
    (
        "{%- from 'm.html' import button, word -%}{{ button(rows[0:1], 'one') }}{% set w = word(plain) %}{% if w %}[{{ w }}]{% endif %}{% if word('') %}!{% endif %}",
        "<i>one</i>one[gone!]",
    ),
    (
        "{%- from 'm.html' import outer as o -%}{{ o() }}",
        "<i></i>kept",
    ),
    (
        "{% set props = {'l': {'b': t('hi')}} %}{{ props.l.b }}{{ props|tojson }}",
        r#"Hi &amp; welcome{"l":{"b":"Hi \u0026 welcome"}}"#,
    ),
    (
        "{% extends 'layout.html' %}{% from 'm.html' import word %}{% block main %}{{ word(plain) }}{% endblock %}",
        "[top gone! default]",
    ),
    (
        "{{ frame.name }}{% for l in frame.links %}{% if l.key == plain %}*{% endif %}{{ l.key }}{{ loop.index }}{% if not loop.last %},{% endif %}{% endfor %}",
        "&lt;b&gt;a1,*gone2,c3",
    ),
    (
        "{% for l in frame.links if l.new %}{{ loop.index }}/{{ loop.length }}{{ l.key }}{% endfor %}{{ frame|tojson }}",
        r#"1/2a2/2c{"name":"\u003cb\u003e","links":[{"key":"a","new":true},{"key":"gone","new":false},{"key":"c","new":true}]}"#,
    ),
    (
        "{% for l in frame.links if l.key != plain %}{{ loop.index }}/{{ loop.length }}{{ l.key }}{% endfor %}",
        "1/2a2/2c",
    ),
    (
        "{% for x in [1, 2] if x > 5 %}{{ x }}{% else %}no{% endfor %}",
        "no",
    ),
    (
        "{%- from 'm.html' import shown -%}{% for r in rows %}{{ shown(r.home, number) }}{{ shown(2, r.home) }}{% endfor %}",
        "<offHi &amp; welcome><twoofftwo><off><twotwo><twoofftwo><two2two>",
    ),
    (
        "{% if plain == 1 %}a{% endif %}{{ 'b' if none in [1, 2] else 'c' }}{% if not (none or number != 125) %}d{% endif %}",
        "cd",
    ),
    (
        "{{ symbol('icons.svg', 'gone') }}{{ symbol('icons.svg', 'none') }}{{ symbol('icons.svg', 'two', 'any') }}",
        "<path d=\"M1 2\"/><!-- kept --> <g>&amp;</g><circle r=\"9\"/>",
    ),
    (
        "{{ symbol('icons.svg', plain, 'any') }}{{ symbol('icons.svg', title, 'any') }}{{ symbol('icons.svg', title, 'none') }}",
        "<path d=\"M1 2\"/><!-- kept --> <g>&amp;</g><circle r=\"9\"/>",
    ),
    (
        "{% for l in frame.links if l.key == 'gone' %}{{ symbol('icons.svg', l.key) }}{% endfor %}",
        "<path d=\"M1 2\"/><!-- kept --> <g>&amp;</g>",
    ),
    (
        "{% for k in ['any', 'none'] %}{{ symbol('icons.svg', k) if k else plain }}{% endfor %}",
        "<circle r=\"9\"/>",
    ),
];
