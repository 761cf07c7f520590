//! One source text, compiled once per instruction set.
//!
//! A function with `#[target_feature]` is not inlined into a caller without that
//! feature, so choosing the kernel at every call would cost more than the kernel
//! itself. The whole hot loop has to be compiled with the features switched on, and
//! the choice made once at its entry. [`macro@per_isa`] does that for a module of
//! ordinary safe Rust:
//!
//! ```text
//! #[per_isa]
//! mod hot {
//!     use outflank_rules::kernels::this_isa as kernel;
//!
//!     #[entry]
//!     pub fn count(player: u64, opponent: u64) -> u32 { kernel::moves(player, opponent).count_ones() }
//! }
//! ```
//!
//! becomes the modules `hot::portable`, `hot::avx2`, `hot::avx512` (x86-64 only) and
//! `hot::neon` (AArch64 only), in which every function carries the features of its
//! instruction set and `this_isa` names the instruction set's module, plus one safe
//! function `hot::count(isa: Isa, player, opponent)` beside them. An `Isa` can only be had from
//! detection on the running machine, which is what makes the call sound.

use proc_macro::TokenStream;
use proc_macro2::Span;
use quote::{format_ident, quote};
use syn::visit_mut::{self, VisitMut};
use syn::{FnArg, Ident, Item, ItemFn, ItemMod, Pat, Visibility, parse_macro_input, parse_quote};

/// The features each instruction set switches on. [`macro@detected`] asks the processor for
/// the same ones, so that no generated call can go beyond what was found.
const AVX2: &str = "avx2,bmi1,bmi2,lzcnt,popcnt";
const AVX512: &str = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vpopcntdq,avx512vbmi,avx512vbmi2";

struct Variant {
    name: &'static str,
    kind: &'static str,
    arch: Option<&'static str>,
    features: Option<&'static str>,
}

const VARIANTS: [Variant; 4] = [
    Variant { name: "portable", kind: "Portable", arch: None, features: None },
    Variant { name: "avx2", kind: "Avx2", arch: Some("x86_64"), features: Some(AVX2) },
    Variant { name: "avx512", kind: "Avx512", arch: Some("x86_64"), features: Some(AVX512) },
    Variant { name: "neon", kind: "Neon", arch: Some("aarch64"), features: Some("neon") },
];

/// Whether the running processor has every feature that [`macro@per_isa`] switches on in the
/// module of this name, as an expression: `detected!(avx2)`.
#[proc_macro]
pub fn detected(input: TokenStream) -> TokenStream {
    let name = parse_macro_input!(input as Ident);
    let Some(variant) = VARIANTS.iter().find(|variant| name == variant.name) else {
        return syn::Error::new_spanned(name, "no instruction set has this name").to_compile_error().into();
    };
    let Some(features) = variant.features else { return quote!(true).into() };
    let ask = match variant.arch {
        Some("aarch64") => quote!(::std::arch::is_aarch64_feature_detected),
        _ => quote!(::std::arch::is_x86_feature_detected),
    };
    let answers = features.split(',').map(|feature| quote!(#ask!(#feature)));
    quote!((#(#answers)&&*)).into()
}

/// Compiles the module it stands on once per instruction set; see the crate's page.
#[proc_macro_attribute]
pub fn per_isa(_arguments: TokenStream, input: TokenStream) -> TokenStream {
    let module = parse_macro_input!(input as ItemMod);
    let Some((_, items)) = module.content.clone() else {
        return syn::Error::new_spanned(module, "per_isa needs the module's text in braces")
            .to_compile_error()
            .into();
    };
    let attributes = &module.attrs;
    let visibility = &module.vis;
    let mut entries = Vec::new();
    let mut modules = Vec::new();
    for variant in &VARIANTS {
        let name = Ident::new(variant.name, Span::call_site());
        let mut items = items.clone();
        let mut specialise =
            Specialise { name: name.clone(), features: variant.features, entries: Vec::new() };
        for item in &mut items {
            specialise.visit_item_mut(item);
        }
        entries = specialise.entries;
        let arch = variant.arch.map(|arch| quote!(#[cfg(target_arch = #arch)]));
        modules.push(quote! {
            #arch
            #[doc = "The module's text, compiled for one instruction set."]
            // A safe function with target features is unsafe only to callers without
            // them; the signature says so already.
            #[allow(clippy::missing_safety_doc)]
            pub mod #name { #(#items)* }
        });
    }
    let dispatchers = entries.iter().map(dispatcher);
    // The signatures of the entries need the module's imports, except those that exist
    // only inside a variant.
    let imports = items.iter().filter(
        |item| matches!(item, Item::Use(import) if !quote!(#import).to_string().contains("this_isa")),
    );
    let outer = &module.ident;
    quote! {
        #(#attributes)*
        #visibility mod #outer {
            #(#[allow(unused_imports)] #imports)*
            #(#modules)*
            #(#dispatchers)*
        }
    }
    .into()
}

/// Puts the features on every function and replaces the identifier `this_isa`.
struct Specialise {
    name: Ident,
    features: Option<&'static str>,
    entries: Vec<ItemFn>,
}

impl VisitMut for Specialise {
    fn visit_ident_mut(&mut self, ident: &mut Ident) {
        if *ident == "this_isa" {
            *ident = Ident::new(&self.name.to_string(), ident.span());
        }
    }

    fn visit_item_mut(&mut self, item: &mut Item) {
        if let Item::Fn(function) = item {
            let before = function.attrs.len();
            function.attrs.retain(|attribute| !attribute.path().is_ident("entry"));
            if function.attrs.len() < before {
                self.entries.push(function.clone());
            }
            if let Some(features) = self.features {
                function.attrs.push(parse_quote!(#[target_feature(enable = #features)]));
            }
        }
        visit_mut::visit_item_mut(self, item);
    }

    fn visit_impl_item_fn_mut(&mut self, function: &mut syn::ImplItemFn) {
        if let Some(features) = self.features {
            function.attrs.push(parse_quote!(#[target_feature(enable = #features)]));
        }
        visit_mut::visit_impl_item_fn_mut(self, function);
    }

    // Functions written in macros such as `debug_assert!` are token streams: the name
    // is replaced there too so that a path inside an assertion works.
    fn visit_macro_mut(&mut self, mac: &mut syn::Macro) {
        let name = &self.name;
        let tokens = mac.tokens.clone();
        mac.tokens = tokens
            .into_iter()
            .map(|token| match token {
                proc_macro2::TokenTree::Ident(ident) if ident == "this_isa" => {
                    proc_macro2::TokenTree::Ident(Ident::new(&name.to_string(), ident.span()))
                }
                other => other,
            })
            .collect();
    }
}

/// The safe function that chooses among the variants of one `#[entry]` function.
fn dispatcher(entry: &ItemFn) -> proc_macro2::TokenStream {
    let name = &entry.sig.ident;
    let attributes = entry.attrs.iter().filter(|attribute| !attribute.path().is_ident("inline"));
    let visibility = match &entry.vis {
        Visibility::Inherited => quote!(),
        visibility => quote!(#visibility),
    };
    let mut signature = entry.sig.clone();
    let mut arguments = Vec::new();
    for (index, input) in signature.inputs.iter_mut().enumerate() {
        if let FnArg::Typed(argument) = input {
            let argument_name = match &*argument.pat {
                Pat::Ident(pattern) => pattern.ident.clone(),
                _ => format_ident!("argument_{index}"),
            };
            argument.pat = parse_quote!(#argument_name);
            arguments.push(argument_name);
        }
    }
    signature.inputs.insert(0, parse_quote!(isa: ::outflank_rules::isa::Isa));
    let arms = VARIANTS.iter().map(|variant| {
        let module = Ident::new(variant.name, Span::call_site());
        let kind = Ident::new(variant.kind, Span::call_site());
        let arch = variant.arch.map(|arch| quote!(#[cfg(target_arch = #arch)]));
        let call = quote!(#module::#name(#(#arguments),*));
        let call = if variant.features.is_some() {
            quote! {
                // SAFETY: an `Isa` of this kind exists only where detection has found
                // every feature the called function was compiled with.
                #[allow(unsafe_code, unused_unsafe)]
                unsafe { #call }
            }
        } else {
            call
        };
        quote!(#arch ::outflank_rules::isa::Kind::#kind => { #call })
    });
    quote! {
        #(#attributes)*
        #[inline]
        #visibility #signature {
            match isa.kind() { #(#arms)* }
        }
    }
}
