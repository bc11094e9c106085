//! What the operator has closed, or the site leaves out, has no page and no link.

use catalogue::Offers;

use crate::lab::Lab;

/// A site with links to every page that may be left out.
fn lab() -> Lab {
    let lab = Lab::new();
    lab.put_layout("{% for item in frame.menus.header.links %}<u>{{ item.href }}</u>{% endfor %}");
    lab.write(
        "content/menus.toml",
        "[[header]]\npage = \"horse_racing\"\n\n[[header]]\npage = \"lotteries\"\n\n\
         [[header]]\npage = \"bets_history\"\n",
    );
    lab
}

fn has(lab: &Lab, name: &str) -> [bool; 2] {
    let link = format!("<u>/{name}</u>");
    [
        lab.site().join(format!("{name}.html")).exists(),
        lab.page("live.html").contains(&link),
    ]
}

#[test]
fn a_product_that_the_operator_closes_loses_its_page_and_its_links() {
    let mut lab = lab();
    let open = Offers::default();
    lab.feed.offers = Some(open);
    lab.build();
    assert_eq!(
        ["racing", "lotteries"].map(|name| has(&lab, name)),
        [[true; 2]; 2]
    );
    lab.feed.offers = Some(Offers {
        racing: false,
        ..open
    });
    lab.build();
    assert_eq!(
        ["racing", "lotteries"].map(|name| has(&lab, name)),
        [[false; 2], [true; 2]]
    );
    // An operator that does not say changes nothing.
    lab.feed.offers = None;
    lab.build();
    assert_eq!(has(&lab, "racing"), [false; 2]);
    lab.feed.offers = Some(open);
    lab.build();
    assert_eq!(has(&lab, "racing"), [true; 2]);
}

#[test]
fn a_site_without_the_players_bets_has_no_page_for_them() {
    let mut lab = lab();
    lab.build();
    assert_eq!(has(&lab, "bets-history"), [true; 2]);
    lab.put_settings(|settings| settings.my_bets = false);
    lab.build();
    assert_eq!(has(&lab, "bets-history"), [false; 2]);
}
