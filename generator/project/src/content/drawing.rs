//! The template from which pages draw blocks of every kind. It is generated from the templates of
//! the project, so adding a template's file registers its kind. Its imports are literal, as in
//! every template, so its fingerprint covers them.

/// Name of the template from which pages draw blocks of every kind.
pub const TEMPLATE: &str = "blocks.html";

/// The text of [`TEMPLATE`]: a macro that calls the macro of the block's kind. `names` are the
/// templates of the project; `blocks/<kind>.html` is the template of a kind.
pub fn template<'n>(names: impl Iterator<Item = &'n str>) -> String {
    let kinds = names.filter_map(|name| name.strip_prefix("blocks/")?.strip_suffix(".html"));
    let mut imports = String::new();
    let mut calls = String::new();
    for (nth, kind) in kinds.enumerate() {
        imports.push_str(&format!(
            "{{%- from \"blocks/{kind}.html\" import block as block_{nth} -%}}\n"
        ));
        let word = if nth == 0 { "if" } else { "elif" };
        calls.push_str(&format!(
            "{{%- {word} it.kind == \"{kind}\" -%}}{{{{ block_{nth}(it.body, it.id) }}}}\n"
        ));
    }
    if !calls.is_empty() {
        calls.push_str("{%- endif -%}\n");
    }
    format!("{imports}{{%- macro draw_block(it) -%}}\n{calls}{{%- endmacro -%}}\n")
}

#[cfg(test)]
mod tests {
    use super::template;

    #[test]
    fn each_template_of_a_block_is_called_by_its_kind() {
        let names = ["blocks/banner.html", "pages/home.html", "blocks/text.html"];
        let wanted = "\
{%- from \"blocks/banner.html\" import block as block_0 -%}
{%- from \"blocks/text.html\" import block as block_1 -%}
{%- macro draw_block(it) -%}
{%- if it.kind == \"banner\" -%}{{ block_0(it.body, it.id) }}
{%- elif it.kind == \"text\" -%}{{ block_1(it.body, it.id) }}
{%- endif -%}
{%- endmacro -%}
";
        assert_eq!(template(names.into_iter()), wanted);
        let none = "{%- macro draw_block(it) -%}\n{%- endmacro -%}\n";
        assert_eq!(template([].into_iter()), none);
    }
}
